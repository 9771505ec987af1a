-- Uses `quince lsp` with the language client of Neovim 0.7 or later. Prints each result on a line.
-- Environment: QUINCE, the command; FILE, ColorMixer's ViewController.swift.

local function print_line(...) io.stdout:write(table.concat({ ... }, ' '), '\n') end
local function becomes_true(condition) return tostring((vim.wait(60000, condition, 20))) end

vim.cmd('edit ' .. os.getenv('FILE'))
vim.bo.filetype = 'swift'
local id = vim.lsp.start_client({ name = 'quince', cmd = { os.getenv('QUINCE'), 'lsp' }, root_dir = vim.fn.getcwd() })
vim.lsp.buf_attach_client(0, id)
becomes_true(function()
  local client = vim.lsp.get_client_by_id(id)
  return client and client.initialized
end)

-- Puts the cursor into a name on the first line with a text.
local function go_to(text, name)
  local row = vim.fn.search(text, 'w')
  vim.fn.cursor(row, vim.fn.match(vim.fn.getline(row), name) + 3)
  return row
end

local function ask(method, others)
  local params = vim.tbl_extend('force', vim.lsp.util.make_position_params(0, 'utf-16'), others or {})
  return vim.lsp.buf_request_sync(0, method, params, 60000)[id].result
end

local row = go_to('redSlider: UISlider!', 'redSlider')
print_line('hover', (ask('textDocument/hover').contents.value:gsub('%s+', ' ')))
print_line('completion', tostring(#ask('textDocument/completion').items > 0))

vim.fn.append(row, '    let number: Int = true')
becomes_true(function() return #vim.diagnostic.get(0) > 0 end)
print_line('error', vim.diagnostic.get(0)[1].message)
vim.fn.deletebufline('%', row + 1)
print_line('corrected', becomes_true(function() return #vim.diagnostic.get(0) == 0 end))

go_to('func saveValues', 'saveValues')
vim.lsp.util.apply_workspace_edit(ask('textDocument/rename', { newName = 'keepValues' }), 'utf-16')
print_line('renamed', tostring(vim.fn.search('keepValues()', 'nw') > 0), tostring(vim.fn.search('saveValues()', 'nw') > 0))

vim.lsp.stop_client(id)
becomes_true(function() return vim.lsp.get_client_by_id(id) == nil end)
vim.cmd('qall!')
